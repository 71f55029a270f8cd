// SPDX-License-Identifier: GPL-3.0-or-later
// What axe does not find. Each check looks at a page with one board open and gives the faults as sentences;
// `spoil` breaks the page so that this check alone must say so.

/// Words of Appendix D, which a voice of another language mispronounces.
const german = '\\b(Anna|Bella|Cesar|David|Eva|Felix|Gustav|Hector|eins|zwei|drei|vier|fünf|sechs|sieben|acht'
  + '|König|Dame|Turm|Läufer|Springer|Bauer|Rochade|schlägt)\\b';

/// Elements in the order in which Tab reaches them, until it leaves the page or comes round.
async function tabStops(page) {
  await page.evaluate(() => {
    document.activeElement.blur();
    getSelection().removeAllRanges();
    window.stops = [];
  });
  for (let i = 0; i < 300; ++i) {
    await page.keyboard.press('Tab');
    const goesOn = await page.evaluate(() => {
      const now = document.activeElement;
      if (!now || now === document.body || window.stops.includes(now)) return false;
      window.stops.push(now);
      return true;
    });
    if (!goesOn) break;
  }
  return page.evaluate(() => window.stops.length);
}

async function fromTheTop(page) {
  await page.evaluate(() => { history.replaceState(null, '', '/'); scrollTo(0, 0); });
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
}

export const checks = [
  {
    name: 'German words are marked as German',
    find: (page) => page.evaluate((words) => {
      const faults = [];
      const pattern = new RegExp(words);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let marked = 0;
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        if (!pattern.test(textContent)) continue;
        if (parentElement.closest('[lang]').lang === 'de') ++marked;
        else faults.push('not marked as German: ' + textContent);
      }
      return marked > 0 ? faults : [...faults, 'no German word on the page'];
    }, german),
    spoil: (page) => page.evaluate(() => document.querySelector('#moves [lang=de]').removeAttribute('lang')),
  },
  {
    name: 'every cell of the board says its square and what stands there',
    find: (page) => page.evaluate(() => {
      const labels = [...document.querySelectorAll('#grid [role=gridcell]')].map((each) => each.getAttribute('aria-label') ?? '');
      const squares = new Set(labels.map((each) => each.slice(0, 2)));
      const faults = labels.filter((each) => !/^[a-h][1-8], \S/.test(each)).map((each) => 'label of a cell: "' + each + '"');
      return squares.size === 64 ? faults : [...faults, squares.size + ' squares'];
    }),
    spoil: (page) => page.evaluate(() => document.querySelectorAll('#grid [role=gridcell]')[9].removeAttribute('aria-label')),
  },
  {
    name: 'the board is one stop of the Tab key',
    find: (page) => page.evaluate(() => {
      const stops = document.querySelectorAll('#grid [tabindex="0"], #grid a, #grid button, #grid input').length;
      const missing = document.querySelectorAll('#grid [role=gridcell]:not([tabindex])').length;
      return stops === 1 && missing === 0 ? [] : [stops + ' stops, ' + missing + ' cells that cannot have the focus'];
    }),
    spoil: (page) => page.evaluate(() => document.querySelector('#grid [tabindex="0"]').setAttribute('tabindex', '-1')),
  },
  {
    name: 'there are two live regions from the beginning, read as a whole',
    find: (page) => page.evaluate(async () => {
      const source = await (await fetch('/?lang=en')).text();
      const faults = [];
      for (const manner of ['assertive', 'polite']) {
        if (!source.includes('aria-live="' + manner + '" aria-atomic="true"')) faults.push('not in the page as sent: ' + manner);
        const regions = document.querySelectorAll('[aria-live=' + manner + '][aria-atomic=true]');
        if (regions.length !== 1) faults.push(regions.length + ' regions: ' + manner);
      }
      return faults;
    }),
    spoil: (page) => page.evaluate(() => document.querySelector('[aria-live=assertive]').remove()),
  },
  {
    name: 'the first stop skips to the boards',
    find: async (page) => {
      await fromTheTop(page);
      await page.keyboard.press('Tab');
      const isLink = await page.evaluate(() => document.activeElement.matches('a[href="#main"]'));
      if (!isLink) return ['the first stop is no link to the boards'];
      await page.keyboard.press('Enter');
      const isThere = await page.evaluate(() => document.activeElement.id === 'main');
      return isThere ? [] : ['the link does not lead there'];
    },
    spoil: (page) => page.evaluate(() => document.querySelector('a.skip').remove()),
  },
  {
    name: 'the focus is always to be seen',
    find: async (page) => {
      await fromTheTop(page);
      const faults = [];
      for (let i = 0; i < 60; ++i) {
        await page.keyboard.press('Tab');
        const fault = await page.evaluate(() => {
          const now = document.activeElement;
          const style = getComputedStyle(now);
          const box = now.getBoundingClientRect();
          const isSeen = box.width > 0 && box.height > 0 && box.right > 0 && box.bottom > 0;
          if (now === document.body) return 'end';
          return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 && isSeen ? '' : now.outerHTML.slice(0, 80);
        });
        if (fault === 'end') break;
        if (fault) faults.push('focus not to be seen: ' + fault);
      }
      return faults;
    },
    spoil: (page) => page.evaluate(() => { document.getElementById('find').style.outline = 'none'; }),
  },
  {
    name: 'every header of a table says what it is the header of',
    find: (page) => page.evaluate(() => [...document.querySelectorAll('th:not([scope=row]):not([scope=col])')]
      .map((each) => 'th without scope: ' + each.textContent)),
    spoil: (page) => page.evaluate(() => document.querySelector('th').removeAttribute('scope')),
  },
  {
    name: 'what can be scrolled can be scrolled by keyboard and has a name',
    find: (page) => page.evaluate(() => [...document.querySelectorAll('main *')].filter((each) => {
      const style = getComputedStyle(each);
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY) && !each.matches('textarea, select');
      return scrolls && (each.tabIndex !== 0 || !each.getAttribute('aria-labelledby'));
    }).map((each) => 'scrolls without a stop: ' + each.id)),
    spoil: (page) => page.evaluate(() => document.getElementById('moves-region').removeAttribute('tabindex')),
  },
  {
    name: 'Tab goes through the page in its order',
    find: async (page) => {
      await fromTheTop(page);
      const count = await tabStops(page);
      const faults = await page.evaluate(() => window.stops.filter((each, index) => index > 0
        && !(window.stops[index - 1].compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING))
        .map((each) => 'out of order: ' + (each.id || each.textContent)));
      const jumps = await page.locator('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])').count();
      if (jumps > 0) faults.push(jumps + ' elements that Tab reaches before all others');
      return count >= 20 ? faults : [...faults, 'only ' + count + ' stops'];
    },
    spoil: (page) => page.evaluate(() => { document.getElementById('why').tabIndex = 5; }),
  },
  {
    name: 'the focus stays where it is when the board is read anew',
    find: async (page) => {
      await page.locator('#grid [role=gridcell][aria-label^="e1,"]').focus();
      return page.evaluate(async () => {
        const focused = document.activeElement;
        const { refresh } = await import('/board.js');
        for (let i = 0; i < 5; ++i) await refresh();
        return document.activeElement === focused && focused.isConnected ? [] : ['the focus was lost'];
      });
    },
    spoil: (page) => page.evaluate(() => {
      const { fetch } = window;
      window.fetch = (...all) => {
        const grid = document.getElementById('grid');
        grid.replaceChildren(...[...grid.children].map((each) => each.cloneNode(true)));
        return fetch(...all);
      };
    }),
  },
];

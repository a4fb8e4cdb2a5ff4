import { launch } from 'puppeteer-core';
import { downloadedTo } from './downloads.ts';
import { findProgram } from './find-program.ts';
import { type Engine, pageHeight } from './tab.ts';

/** Firefox speaks WebDriver BiDi itself, and needs no driver beside it. */
export const firefox: Engine = {
  name: 'Firefox',
  install: 'apt-get install firefox-esr, or FIREFOX_PATH',
  find() {
    const browser = findProgram(
      'FIREFOX_PATH',
      ['firefox-esr', 'firefox'],
      ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    );
    return browser === null ? null : { browser };
  },
  manners: ['in forced colours', 'without site data', 'with notifications'],
  async start({ browser: executablePath = '' }, { manner, downloads, pushLine }) {
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: {
        'intl.accept_languages': 'pl',
        'ui.prefersReducedMotion': 1,
        'browser.download.folderList': 2,
        'browser.download.dir': downloads,
        // It would take the focus out of the page.
        'browser.download.alwaysOpenPanel': false,
        ...(manner === 'in forced colours' && {
          'browser.display.document_color_use': 2,
          'ui.useAccessibilityTheme': 1,
        }),
        ...(manner === 'with notifications' && {
          'permissions.default.desktop-notification': 1,
          // A machine without a desktop has nothing else that shows them.
          'alerts.useSystemBackend': false,
          'dom.push.connection.enabled': true,
          'dom.push.serverURL': pushLine,
          'dom.push.testing.allowInsecureServerURL': true,
        }),
        ...(manner === 'without site data' && { 'network.cookie.cookieBehavior': 2 }),
      },
    });
    const page = await browser.newPage();
    let faults: string[] = [];
    page.on('pageerror', (error) => {
      const told = String(error instanceof Error ? error.message : error);
      // Of what could not be had without a network the console tells, and of what may not be kept, as it should.
      if (!/NetworkError when attempting to fetch resource|Storage access is restricted/.test(told))
        faults.push(told);
    });
    return {
      async open(url) {
        await page.goto(url);
      },
      run: (script) => page.evaluate(script),
      press: (x, y, pointer) => (pointer === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
      async key(key, held) {
        if (held) await page.keyboard.down(held);
        await page.keyboard.press(key);
        if (held) await page.keyboard.up(held);
      },
      type: (text) => page.keyboard.type(text),
      async resize(width) {
        await page.setViewport({ width, height: pageHeight }).catch((error: unknown) => {
          // The size is set; which way a screen is held Firefox 140 can't be told.
          if (!/unknown command emulation\.setScreenOrientation/.test(String(error))) throw error;
        });
      },
      async tells(_, role, name) {
        const found = await page.$(`::-p-aria([name=${JSON.stringify(name)}][role="${role}"])`);
        return found !== null;
      },
      downloaded: (name) => downloadedTo(downloads, name),
      picture: () => page.screenshot(),
      async faults() {
        const told = faults;
        faults = [];
        return told;
      },
      close: () => browser.close(),
    };
  },
};

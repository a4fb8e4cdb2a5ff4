import type { Browser, Page } from '@playwright/test';

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  tablet: { viewport: { width: 1024, height: 768 } },
  desk: { viewport: { width: 1440, height: 900 } },
};

/** A device of somebody else, that has been in the club before and goes on without a network. */
export async function takeDevice(browser: Browser, baseURL: string, kind: keyof typeof sizes): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
    // What a camera reads off it, a test does too: in as few pixels as will do.
    deviceScaleFactor: 1,
    isMobile: false,
    serviceWorkers: 'allow',
    ...sizes[kind],
  });
  await context.addCookies([{ name: 'tatami.cookies', value: 'accepted', url: baseURL }]);
  return context.newPage();
}

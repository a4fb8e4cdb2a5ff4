import axe from 'axe-core';
import { makeTheme } from '../src/theme/make-theme.ts';
import { type ThemeName, themes, wearTheme } from '../src/theme/theme.ts';

/** What another scheme, or text that runs the other way, can change of a story that axe has judged by every rule. */
const decidedByLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/** Lets axe look once more at a story in what it wears. */
export function judgeLooks(worn: ThemeName): Promise<void> {
  return judge(decidedByLooks, worn);
}

/** Puts a theme of another family on a finished story, and has axe look at the contrast under it. */
export async function judgeInAnotherFamily(worn: ThemeName, story: string): Promise<void> {
  const name = anotherThan(worn, story);
  try {
    wearTheme(document, makeTheme(name));
    await judge(['color-contrast'], name);
  } finally {
    wearTheme(document, makeTheme(worn));
  }
}

/**
 * A theme of another family in the scheme of the one that is worn. The families take turns from story to story, so that
 * a component, which has several, is seen in all of them; the pairs of colours themselves are held to their contrast in
 * every theme by a test of the themes.
 */
function anotherThan(worn: ThemeName, story: string): ThemeName {
  const { family, scheme } = themes.find(({ name }) => name === worn) ?? {};
  const alike = themes.filter((theme) => theme.scheme === scheme && theme.family !== family);
  const others = [...new Map(alike.map((theme) => [theme.family, theme.name])).values()];
  const turn = [...story].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return others[turn % others.length] ?? worn;
}

async function judge(rules: string[], theme: ThemeName): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: rules,
    resultTypes: ['violations'],
    preload: false,
  });
  const seen = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}, ${target.join(' ')}: ${failureSummary}`),
  );
  if (seen.length > 0) throw new Error(`Under ${theme}\n${seen.join('\n')}`);
}

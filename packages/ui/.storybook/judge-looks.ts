import axe from 'axe-core';
import { makeTheme } from '../src/theme/make-theme.ts';
import { type ThemeName, themes, wearTheme } from '../src/theme/theme.ts';
import { inOtherDirection } from './turn.ts';

/** What another scheme, or text that runs the other way, can change of a story that axe has judged by every rule. */
const decidedByLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/**
 * Judges the looks of a finished story in what it does not wear: in a theme of another family, and turned around, so that
 * text runs the other way, in a theme of the other scheme. The families take turns from story to story, so that a component,
 * which has several, is seen in all of them; the pairs of colours themselves are held to their contrast in every theme by a
 * test of the themes.
 * @param wearsItsOwn whether the story is of a theme, which it keeps
 */
export async function judgeLooks(story: string, worn: ThemeName, wearsItsOwn: boolean): Promise<void> {
  if (wearsItsOwn) return inOtherDirection(() => judge(decidedByLooks, worn));
  const { family, scheme } = themes.find(({ name }) => name === worn) ?? {};
  const turn = [...story].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const inTurn = (isOne: (theme: (typeof themes)[number]) => boolean) => {
    // A family has a theme for each of its colours.
    const others = [...new Map(themes.filter(isOne).map((theme) => [theme.family, theme.name])).values()];
    return others[turn % others.length] ?? worn;
  };
  const alike = inTurn((theme) => theme.scheme === scheme && theme.family !== family);
  const unlike = inTurn((theme) => theme.scheme !== scheme);
  try {
    await judgeIn(alike, ['color-contrast']);
    await inOtherDirection(() => judgeIn(unlike, decidedByLooks));
  } finally {
    wearTheme(document, makeTheme(worn));
  }
}

async function judgeIn(theme: ThemeName, rules: string[]): Promise<void> {
  wearTheme(document, makeTheme(theme));
  await judge(rules, theme);
}

async function judge(rules: string[], theme: ThemeName): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: rules,
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  });
  const seen = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}, ${target.join(' ')}: ${failureSummary}`),
  );
  if (seen.length > 0) throw new Error(`Under ${theme}\n${seen.join('\n')}`);
}

import axe from 'axe-core';
import { makeTheme } from '../src/theme/make-theme.ts';
import { type ThemeName, themes, wearTheme } from '../src/theme/theme.ts';

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

/** Puts a theme of another family on a finished story, and has axe look at the contrast under it. */
export async function judgeInAnotherFamily(worn: ThemeName, story: string): Promise<void> {
  const name = anotherThan(worn, story);
  try {
    wearTheme(document, makeTheme(name));
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
      preload: false,
    });
    const nodes = violations.flatMap((violation) => violation.nodes);
    if (nodes.length > 0) {
      const seen = nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`);
      throw new Error(`Too faint under ${name}\n${seen.join('\n')}`);
    }
  } finally {
    wearTheme(document, makeTheme(worn));
  }
}

import axe from 'axe-core';
import { makeTheme } from '../src/theme/make-theme.ts';
import { type ThemeName, themes, wearTheme } from '../src/theme/theme.ts';

/** One of each family and scheme; the story itself is judged whole in the family lara. */
const others = [
  ...new Map(
    themes
      .filter(({ family }) => family !== 'lara')
      .map(({ family, scheme, name }): [string, ThemeName] => [`${family} ${scheme}`, name]),
  ).values(),
];

/** Puts the themes of the other families on a finished story, and has axe look at the contrast under each. */
export async function judgeInEveryFamily(worn: ThemeName): Promise<void> {
  try {
    for (const name of others) {
      wearTheme(document, makeTheme(name));
      const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
      const nodes = violations.flatMap((violation) => violation.nodes);
      if (nodes.length > 0) {
        const seen = nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`);
        throw new Error(`Too faint under ${name}\n${seen.join('\n')}`);
      }
    }
  } finally {
    wearTheme(document, makeTheme(worn));
  }
}

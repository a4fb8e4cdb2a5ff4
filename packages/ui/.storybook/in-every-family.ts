import axe from 'axe-core';
import { makeTheme } from '../src/theme/make-theme.ts';
import { type ThemeName, themes, wearTheme } from '../src/theme/theme.ts';

/** One of each other family in the scheme of the theme that is worn: a story is judged whole in that one itself. */
function othersThan(worn: ThemeName): ThemeName[] {
  const { family, scheme } = themes.find(({ name }) => name === worn) ?? {};
  const alike = themes.filter((theme) => theme.scheme === scheme && theme.family !== family);
  return [...new Map(alike.map((theme) => [theme.family, theme.name])).values()];
}

/** Puts the themes of the other families on a finished story, and has axe look at the contrast under each. */
export async function judgeInEveryFamily(worn: ThemeName): Promise<void> {
  try {
    for (const name of othersThan(worn)) {
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
    }
  } finally {
    wearTheme(document, makeTheme(worn));
  }
}

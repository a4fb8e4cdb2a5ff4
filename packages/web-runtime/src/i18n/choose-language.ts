import type { Language } from './languages.ts';
import type { Dictionary } from './translator.ts';

interface ChoiceOptions {
  remember: (language: Language) => void;
  load: (language: Language) => Promise<Dictionary>;
  show: (language: Language, dictionary: Dictionary) => void;
}

/** Remembers a language as soon as it is chosen, and shows it once its texts are there; of several the last. */
export function languageChooser({ remember, load, show }: ChoiceOptions) {
  let last: Language | undefined;
  return async (language: Language): Promise<void> => {
    last = language;
    remember(language);
    const dictionary = await load(language);
    if (last === language) show(language, dictionary);
  };
}

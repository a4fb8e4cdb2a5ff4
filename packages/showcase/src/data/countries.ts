import type { Language } from '@tatami/web-runtime/languages';

/** A country by its code (ISO 3166-1). */
export interface Country {
  code: string;
  name: string;
}

const codes =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT JP LT LU LV MT NL NO PL PT RO SE SI SK UA'.split(
    ' ',
  );

/** The countries of the demo data, named as the language names them, in its order. */
export function countries(language: Language): readonly Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
}

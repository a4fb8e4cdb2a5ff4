import type { Language } from './error.ts';
import { faultTexts } from './fault-texts.ts';
import type { FieldFault } from './field-faults.ts';

/** A fault as a sentence for a person, in the words of the server. */
export function toText({ code, values = {} }: FieldFault, language: Language): string {
  return faultTexts[code][language].replace(/\{(\w+)\}/g, (hole, name: string) =>
    String(values[name] ?? hole),
  );
}

/**
 * The faults of an entity as sentences, by field, as `ClubApiError` has them in `fields`.
 *
 * @param faults what `faultsOf` has found
 */
export function toTexts(
  faults: Readonly<Record<string, FieldFault>>,
  language: Language,
): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, toText(fault, language)]));
}

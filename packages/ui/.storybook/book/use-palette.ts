import { themeDefinitions } from '../../src/theme/families.ts';
import type { ThemeDefinition } from '../../src/theme/family.ts';
import { makePalette } from '../../src/theme/palette.ts';
import type { Palette } from '../../src/theme/roles.ts';
import { useChosen } from './BookContainer.tsx';

/** The theme that the toolbar has chosen, with the colours it comes to. */
export function useWornTheme(): { definition: ThemeDefinition; palette: Palette } {
  const { theme } = useChosen();
  const definition = themeDefinitions.find(({ name }) => name === theme) ?? themeDefinitions[0];
  if (!definition) throw new Error('There is no theme.');
  return { definition, palette: makePalette(definition.look, definition.hue) };
}

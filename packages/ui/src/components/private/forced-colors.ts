/** What is chosen, where the system picks the colours. Adjusting is off, or the text would get a plate of its own. */
export const chosenInForcedColors = {
  background: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;

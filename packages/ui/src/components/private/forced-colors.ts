/**
 * What is chosen, where the system picks the colours: text and ground change places, which can be read whatever they are,
 * as white on the blue that Firefox highlights with by itself can't. Adjusting is off, or the text would get a plate of
 * its own.
 */
export const chosenInForcedColors = {
  background: 'CanvasText',
  color: 'Canvas',
  forcedColorAdjust: 'none',
} as const;

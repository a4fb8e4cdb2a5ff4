/** The contrast of two colours that the browser has written, `rgb(79, 70, 229)`: 1–21 (WCAG 2.2); null where one lets light through. */
export function contrast(one: string, other: string): number | null {
  const [first, second] = [luminance(one), luminance(other)];
  if (first === null || second === null) return null;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The least contrast of text (WCAG 1.4.3), and of what is drawn (1.4.11). */
export const leastContrast = { text: 4.5, drawn: 3 };

function luminance(color: string): number | null {
  const channels = channelsOf(color);
  if (!channels) return null;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: string): number[] | null {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (hex) return hex.slice(1).map((channel) => Number.parseInt(channel, 16));
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color);
  if (short) return short.slice(1).map((channel) => Number.parseInt(channel + channel, 16));
  const written = /^rgb\((\d+),? (\d+),? (\d+)\)$/.exec(color);
  return written ? written.slice(1).map(Number) : null;
}

/** A drawn cover of an article, as a picture someone uploaded. */
export function drawnCover(width = 1600, height = 900): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice"><rect width="1600" height="900" fill="#f3ead9"/><circle cx="800" cy="440" r="300" fill="#c8452f"/><path d="M330 730 1270 170" stroke="#6d4a2c" stroke-width="34" stroke-linecap="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** How each technique moves, seen from above or from the side, in a square of 32: one stroke that ends in an arrow. */
export const movements: Readonly<Record<string, string>> = {
  // Down along the arm, to the mat.
  ikkyo: 'M6 8q12-4 14 6t4 12M18 21l6 5 3-7',
  // A turn of the wrist inward.
  nikyo: 'M7 9c10-6 20 1 16 9s-14 4-10-2 9 1 5 4M7 9l3-5M7 9l6 1',
  // A spiral upward.
  sankyo: 'M10 27c14-1 15-10 6-10s-7-8 4-9M20 4l4 4-5 3',
  yonkyo: 'M6 6l12 12q5 5 2 8M18 22l2 5 5-2M6 14q3 6 9 8',
  gokyo: 'M6 10h12q8 0 8 8t-8 8h-6M16 22l-5 4 5 4M6 10l4-4',
  'hiji-kime-osae': 'M5 11h20M16 4v21M11 21l5 6 5-6',
  // Four directions.
  'shiho-nage': 'M16 3v26M3 16h26M12 7l4-4 4 4M12 25l4 4 4-4M7 12l-4 4 4 4M25 12l4 4-4 4',
  // Straight in.
  'irimi-nage': 'M16 29V14q0-8-7-8M22 12q-6-10-13-6M12 2L8 6l4 5',
  'kote-gaeshi': 'M23 8a10 10 0 1 0 3 10M23 2v6h-6M16 12v8',
  'kaiten-nage': 'M16 5a11 11 0 1 1-10 7M2 15l4-4 4 5M16 16h12M24 12l4 4-4 4',
  // Heaven and earth.
  'tenchi-nage': 'M18 15L26 5M20 5h6v6M14 17L6 27M6 21v6h6',
  'kokyu-ho': 'M4 20q6-12 12-3t11-5M21 10l6 2-2 6',
  'kokyu-nage': 'M3 19q7-14 13-2t13-6M23 8l6 3-3 6M6 27h20',
  'koshi-nage': 'M4 24q12-26 24-2M22 21l6 2 1-7M11 27h10',
  'juji-garami': 'M6 6l20 20M26 6L6 26M20 26h6v-6',
  'sumi-otoshi': 'M6 6h14v18M14 18l6 7 6-7',
  'aiki-otoshi': 'M6 26q0-18 10-18t10 14M21 17l5 6 4-7M10 26h6',
  'ude-kime-nage': 'M4 12h14l8 10M26 15v7h-7M11 6v12',
  // Free: whatever comes.
  'jiyu-waza': 'M16 16c0-6 8-6 8 0s-12 9-16 0S18 2 25 8M25 3v6h-6',
};

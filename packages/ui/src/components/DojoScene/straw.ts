/** The mats, whoever’s theme is worn: until the scene is there its place has this colour already. */
export const straw = 'light-dark(#e2e6bb, #343820)';

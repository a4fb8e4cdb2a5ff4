import { expect, test } from 'vitest';
import { hostOf, playerOf } from './video-player.ts';

const origin = 'https://www.youtube-nocookie.com';
const player = `${origin}/embed/M7lc1UVf-VE?autoplay=1`;

test.each([
  ['https://www.youtube.com/watch?v=M7lc1UVf-VE', player],
  ['https://m.youtube.com/watch?app=desktop&v=M7lc1UVf-VE', player],
  ['https://youtu.be/M7lc1UVf-VE', player],
  ['https://youtu.be/M7lc1UVf-VE?t=42s', `${player}&start=42`],
  ['https://www.youtube.com/shorts/M7lc1UVf-VE', player],
  ['https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?start=7', `${player}&start=7`],
])('%s plays in the page, from the address that keeps no cookies', (link, expected) => {
  expect(playerOf(link, origin)).toBe(expected);
});

test.each([
  'https://vimeo.com/76979871',
  'https://www.youtube.com/@aikido',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtube.com.example.org/watch?v=M7lc1UVf-VE',
  'http://youtu.be/M7lc1UVf-VE',
  'not a link',
])('%s is a link, and no player', (link) => {
  expect(playerOf(link, origin)).toBeNull();
});

test('a link is told by its host', () => {
  expect(hostOf('https://www.vimeo.com/76979871')).toBe('vimeo.com');
});

import type { Schema } from 'hast-util-sanitize';

const picture = /^(https?:\/\/[^\s"'<>]+)?\/cms\/picture\/[0-9a-f-]{36}-\d{1,5}x\d{1,5}\/\d{1,5}\.jpg$/;
const pictures =
  /^((https?:\/\/[^\s"'<>,]+)?\/cms\/picture\/[0-9a-f-]{36}-\d{1,5}x\d{1,5}\/\d{1,5}\.(avif|webp) \d{1,5}w(, )?)+$/;

/** All that a text may be made of; what is not named here doesn't come out. */
export const schema: Schema = {
  tagNames: [
    ...[
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'p',
      'blockquote',
      'ul',
      'ol',
      'li',
      'hr',
      'pre',
      'figure',
      'figcaption',
    ],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'div'],
    ...['a', 'strong', 'em', 'del', 'code', 'br', 'picture', 'source', 'img'],
  ],
  attributes: {
    ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, [['id', /^t-[a-z0-9-]+$/]]])),
    a: ['href', ['rel', 'noopener', 'noreferrer']],
    ol: [['start', /^\d{1,9}$/]],
    pre: [['tabIndex', 0]],
    div: [
      ['tabIndex', 0],
      ['dataTable', ''],
    ],
    th: [
      ['scope', 'col'],
      ['dataAlign', 'center', 'right'],
    ],
    td: [['dataAlign', 'center', 'right']],
    source: [
      ['type', 'image/avif', 'image/webp'],
      ['srcSet', pictures],
      ['sizes', /^[\w\s():,-]+$/],
    ],
    img: [
      ['src', picture],
      'alt',
      ['width', /^\d{1,5}$/],
      ['height', /^\d{1,5}$/],
      ['loading', 'lazy'],
      ['decoding', 'async'],
    ],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  ancestors: Object.fromEntries(['thead', 'tbody', 'tr', 'th', 'td'].map((name) => [name, ['table']])),
  clobber: [],
  strip: ['script', 'style'],
};

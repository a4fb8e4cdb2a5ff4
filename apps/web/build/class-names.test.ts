import { expect, test } from 'vitest';
import { shortClassNames } from './class-names.ts';

const ui = '@tatami/ui';

test('a class has one name in every build, and a sheet as many as it has classes', () => {
  const names = () => {
    const name = shortClassNames();
    return [
      name({ packageName: ui, filePath: 'src/Card.css.ts', hash: '1w90iuj0' }),
      name({ packageName: ui, filePath: 'src/Card.css.ts', hash: '1w90iuj1' }),
      name({ packageName: ui, filePath: 'src/Tag.css.ts', hash: '48me0y0' }),
      name({ packageName: ui, filePath: 'src/Card.css.ts', hash: '1w90iuj1a' }),
    ];
  };

  const [first = '', second, other, later] = names();
  expect(names()).toEqual([first, second, other, later]);
  expect(first).toMatch(/^[a-z][0-9a-z]{3}0$/);
  const sheet = first.slice(0, -1);
  expect([second, later]).toEqual([`${sheet}1`, `${sheet}1a`]);
  expect(other?.startsWith(sheet)).toBe(false);
});

test('two sheets that would have one name are told of', () => {
  const name = shortClassNames();
  const nameAll = () => {
    for (let at = 0; at < 20_000; at++)
      name({ packageName: ui, filePath: `src/${at}.css.ts`, hash: `${at}0` });
  };
  expect(nameAll).toThrow('rename a file');
});

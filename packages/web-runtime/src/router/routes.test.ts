import { expect, test } from 'vitest';
import { findRoute, matchPath } from './routes.ts';

test('a path gives its parameters', () => {
  expect(matchPath('/dojo/training/:id', '/dojo/training/42')).toEqual({ id: '42' });
  expect(matchPath('/dojo/training/:id', '/dojo/training/za%C5%BC%C3%B3%C5%82%C4%87')).toEqual({
    id: 'zażółć',
  });
});

test('a trailing slash is forgiven', () => {
  expect(matchPath('/error', '/error/')).toEqual({});
  expect(matchPath('/', '/')).toEqual({});
});

test.each([
  '/dojo/training',
  '/dojo/training/',
  '/dojo/training//',
  '/pages/dojo/training/42',
  '/dojo/training/42/edit',
  '/dojo/trainings/42',
])('%s is not a training', (path) => expect(matchPath('/dojo/training/:id', path)).toBeNull());

test('a parameter that is no valid escape is taken as written', () => {
  expect(matchPath('/dojo/training/:id', '/dojo/training/%E0%A4')).toEqual({ id: '%E0%A4' });
});

test('the first route that fits is found', () => {
  const routes = [{ path: '/dojo/training' }, { path: '/dojo/training/:id' }];
  expect(findRoute(routes, '/dojo/training/7')).toEqual({ route: routes[1], params: { id: '7' } });
  expect(findRoute(routes, '/nowhere')).toBeNull();
});

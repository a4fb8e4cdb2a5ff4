import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { ClubApiError } from '@tatami/sdk';
import { expect, test, vi } from 'vitest';
import { askAgain } from './ask-again.ts';

const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const unready = () => new ClubApiError({ code: 'unavailable', status: 503, detail: '' });

test('what failed is asked for again', async () => {
  const client = queries();
  const read = vi.fn().mockRejectedValueOnce(unready()).mockResolvedValue('read');
  const observer = new QueryObserver(client, { queryKey: ['students'], queryFn: read });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));

  askAgain(client);

  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('read'));
  stop();
});

test('what is on its way, and fails although the server is ready by now, is asked for again', async () => {
  const client = queries();
  const lookInTheStore = Promise.withResolvers<void>();
  const read = vi
    .fn()
    .mockImplementationOnce(async () => {
      await lookInTheStore.promise;
      throw unready();
    })
    .mockResolvedValue('read');
  const observer = new QueryObserver(client, { queryKey: ['students'], queryFn: read });
  const stop = observer.subscribe(() => {});

  askAgain(client);
  lookInTheStore.resolve();

  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('read'));
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});

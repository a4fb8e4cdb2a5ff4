import { queryOptions } from '@tanstack/react-query';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';

/** The milliseconds that a code is shown, and that it is taken after that. */
export const codePeriod = 20_000;

/** The code of a training's door, asked for anew whenever there is another. */
export function codeQuery(training: string) {
  return queryOptions({
    queryKey: ['check-in', 'code', training] as const,
    queryFn: async ({ signal }) =>
      dataOf(
        await club.api.GET('/training/{id}/check-in-code', { params: { path: { id: training } }, signal }),
      ),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    // Where it could not be had, each second anew: whoever stands at the door waits for it.
    refetchInterval: ({ state }) => (state.error || !state.data ? 1_000 : state.data.nextIn + 50),
  });
}

/** Trades the code that was scanned for what outlasts signing in. */
export async function admitTo(training: string, code: string): Promise<string> {
  const { admission } = dataOf(await club.api.POST('/check-in/admission', { body: { training, code } }));
  return admission;
}

/** Says that somebody is here. */
export async function checkIn(training: string, admission: string, student: string) {
  return dataOf(
    await club.api.PUT('/training/{id}/check-in', {
      params: { path: { id: training } },
      body: { student, admission },
    }),
  );
}

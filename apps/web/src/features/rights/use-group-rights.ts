import { useQuery } from '@tanstack/react-query';
import { ClubApiError, type KnownRight } from '@tatami/sdk';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useRef, useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { groupRightsQuery } from './rights-queries.ts';

/** Whether a group is to hold a right. */
export interface WantedRight {
  group: string;
  right: KnownRight;
  held: boolean;
}

const keyOf = ({ group, right }: { group: string; right: string }) => `${group} ${right}`;

/** The rights of the groups, as they are shown: what was switched is there at once, and is stored one after the other. */
export function useGroupRights() {
  const { t } = useI18n();
  const toast = useToast();
  const query = useQuery(groupRightsQuery);
  const [ahead, setAhead] = useState<ReadonlyMap<string, WantedRight>>(new Map());
  const queue = useRef(Promise.resolve());
  const hideLast = useRef<() => void>(undefined);

  const stored = new Set(query.data?.map(keyOf));
  const holds = (group: string, right: string) => {
    const key = keyOf({ group, right });
    return ahead.get(key)?.held ?? stored.has(key);
  };

  /** @param message what was done, in a sentence */
  function want(wanted: readonly WantedRight[], message: string, isUndo = false): void {
    setAhead((before) => new Map([...before, ...wanted.map((each) => [keyOf(each), each] as const)]));
    queue.current = queue.current.then(() => store(wanted, message, isUndo));
  }

  async function store(wanted: readonly WantedRight[], message: string, isUndo: boolean): Promise<void> {
    try {
      const changed = await writeRights(wanted);
      if (changed.length > 0) {
        // Each says the newest; together they would cover what is switched next.
        hideLast.current?.();
        hideLast.current = toast({
          message,
          action: isUndo
            ? undefined
            : {
                label: t('ui.undo'),
                onAction: () =>
                  want(
                    changed.map((each) => ({ ...each, held: !each.held })),
                    t('rights.undone'),
                    true,
                  ),
              },
        });
      }
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      toast({ title: t('rights.notSaved'), message: error.message, severity: 'error' });
    } finally {
      await refreshTables('rightto');
      setAhead((before) => new Map([...before].filter(([, each]) => !wanted.includes(each))));
    }
  }

  return {
    query,
    holds,
    isPending: (group: string, right: string) => ahead.has(keyOf({ group, right })),
    want,
  };
}

/** Writes and removes rows until the groups hold what they are to hold. @returns what that changed */
async function writeRights(wanted: readonly WantedRight[]): Promise<WantedRight[]> {
  const rows = await queryClient.fetchQuery(groupRightsQuery);
  const rowOf = (one: WantedRight) => rows.find((row) => keyOf(row) === keyOf(one));
  const changed = wanted.filter((each) => each.held !== (rowOf(each) !== undefined));
  if (changed.length > 0)
    await club.table('rightto').batch({
      save: changed.filter(({ held }) => held).map(({ group, right }) => ({ group, right })),
      remove: changed.flatMap((each) => (each.held ? [] : (rowOf(each)?.id ?? []))),
    });
  return changed;
}

'use client';

import { type ReactNode, useId } from 'react';
import { LockIcon } from '../../icons/icons.tsx';
import { Card } from '../Card/Card.tsx';
import { skipTo } from '../private/skip-to.ts';
import { useControllable } from '../private/use-controllable.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { GroupCards } from './GroupCards.tsx';
import * as styles from './RightsMatrix.css.ts';
import {
  type RightCell,
  type RightKind,
  type RightsGroup,
  type RightsMatrixLabels,
  type RightsRow,
  type RightsSection,
  rightKinds,
} from './rights.ts';

export type {
  RightCell,
  RightKind,
  RightsGroup,
  RightsMatrixLabels,
  RightsRow,
  RightsSection,
} from './rights.ts';

export interface RightsMatrixProps {
  /** Who may do what. */
  groups: readonly RightsGroup[];
  /** The chosen group, where the caller keeps it. */
  group?: string | undefined;
  /** The group at first, where the component keeps it; the first, when left out. */
  defaultGroup?: string | undefined;
  /** Receives every choice of a group: the caller gives its rights. */
  onGroupChange?: ((groupId: string) => void) | undefined;
  /** The rights of the chosen group. */
  sections: readonly RightsSection[];
  /** A right was given or taken. The caller shows it at once, saves it, and offers to take it back. */
  onChange: (rowId: string, kind: RightKind, held: boolean) => void;
  /** The right that is asked about beside, by a `RightPath`: its switch is ringed. */
  asked?: { rowId: string; kind: RightKind } | undefined;
  /** The id of what comes after it, to which keys lead past all the switches. */
  next?: string | undefined;
  /** The words, in the current language. */
  labels: RightsMatrixLabels;
}

/** What each group may do, table by table: a switch for each right, in force at once. */
export function RightsMatrix({
  groups,
  group,
  defaultGroup = groups[0]?.id,
  onGroupChange,
  sections,
  onChange,
  asked,
  next,
  labels,
}: RightsMatrixProps): ReactNode {
  const ownId = useId();
  const [chosenId, choose] = useControllable<string | undefined>(group, defaultGroup, (next) => {
    if (next !== undefined) onGroupChange?.(next);
  });
  const chosen = groups.find(({ id }) => id === chosenId);
  const title = labels.can(chosen?.name ?? '');
  // What holds of several rows is said once, above them.
  const general = chosen?.locked ? [chosen.locked] : generalReasons(sections);

  return (
    <Stack space={16}>
      <GroupCards label={labels.groups} groups={groups} chosen={chosenId} onChoose={choose} />
      {next && (
        <a className={styles.skip} {...skipTo(next)}>
          {labels.skip}
        </a>
      )}
      <Card padding="none" bleed>
        {general.length > 0 && (
          <div className={chosen?.locked ? styles.locked : styles.notes}>
            {general.map((reason, at) => (
              <p key={reason} className={styles.general} id={`${ownId}-${at}`}>
                <LockIcon size={chosen?.locked ? undefined : 'small'} />
                {reason}
              </p>
            ))}
          </div>
        )}
        <div className={styles.frame}>
          <table className={styles.table}>
            <caption>
              <VisuallyHidden>{title}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th className={styles.head} scope="col">
                  {title}
                </th>
                {rightKinds.map((kind) => (
                  <th key={kind} className={styles.headKind} scope="col">
                    {labels.kinds[kind]}
                  </th>
                ))}
              </tr>
            </thead>
            {sections.map(({ id, name, rows }) => (
              <tbody key={id}>
                <tr>
                  <th className={styles.section} scope="rowgroup" colSpan={rightKinds.length + 1}>
                    {name}
                  </th>
                </tr>
                {rows.map((row) => (
                  <MatrixRow
                    key={row.id}
                    {...{ row, labels, onChange }}
                    generalIdOf={(reason) =>
                      general.includes(reason) ? `${ownId}-${general.indexOf(reason)}` : undefined
                    }
                    groupLock={chosen?.locked}
                    asked={asked?.rowId === row.id ? asked.kind : undefined}
                  />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      </Card>
    </Stack>
  );
}

/** The reasons that more than one row has. */
function generalReasons(sections: readonly RightsSection[]): string[] {
  const rows = sections.flatMap((section) => section.rows.map(reasonsOf));
  return [...new Set(rows.flat())].filter(
    (reason) => rows.filter((reasons) => reasons.includes(reason)).length > 1,
  );
}

/** Why rights of a row can't be switched, each reason once. */
function reasonsOf({ cells }: RightsRow): string[] {
  return [...new Set(rightKinds.flatMap((kind) => cells[kind]?.locked ?? []))];
}

interface MatrixRowProps {
  row: RightsRow;
  labels: RightsMatrixLabels;
  /** Why nothing can be switched. */
  groupLock: string | undefined;
  /** Where a reason is said of several rows, or of the whole group. */
  generalIdOf: (reason: string) => string | undefined;
  asked: RightKind | undefined;
  onChange: (rowId: string, kind: RightKind, held: boolean) => void;
}

function MatrixRow({ row, labels, groupLock, generalIdOf, asked, onChange }: MatrixRowProps) {
  const ownId = useId();
  const reasons = groupLock ? [] : reasonsOf(row).filter((reason) => !generalIdOf(reason));
  const reasonIdOf = ({ locked }: RightCell) => {
    const reason = groupLock ?? locked;
    return reason && (generalIdOf(reason) ?? `${ownId}-${reasons.indexOf(reason)}`);
  };
  return (
    <tr className={styles.row} data-asked={asked !== undefined || undefined}>
      <th className={styles.about} scope="row">
        <span className={styles.name}>{row.name}</span>{' '}
        {row.description && <span className={styles.description}>{row.description}</span>}
        {reasons.map((reason, at) => (
          <span key={reason} id={`${ownId}-${at}`} className={styles.reason}>
            <LockIcon size="small" />
            {reason}
          </span>
        ))}
      </th>
      {rightKinds.map((kind) => {
        const cell = row.cells[kind];
        if (!cell) {
          return (
            <td key={kind} className={styles.cell}>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{labels.notApplicable}</VisuallyHidden>
            </td>
          );
        }
        const reasonId = reasonIdOf(cell);
        return (
          <td key={kind} className={styles.cell} aria-busy={cell.pending || undefined}>
            <span className={styles.control} data-asked={asked === kind || undefined}>
              <Switch
                label={labels.right(row.name, kind)}
                labelHidden
                checked={cell.held}
                readOnly={reasonId !== undefined}
                aria-describedby={[reasonId, asked === kind && `${ownId}-asked`].filter(Boolean).join(' ')}
                onCheckedChange={(held) => onChange(row.id, kind, held)}
              />
              {asked === kind && (
                <VisuallyHidden>
                  <span id={`${ownId}-asked`}>{labels.asked}</span>
                </VisuallyHidden>
              )}
              {cell.pending && (
                <span className={styles.pending}>
                  <Spinner />
                  <VisuallyHidden>{labels.saving}</VisuallyHidden>
                </span>
              )}
            </span>
          </td>
        );
      })}
    </tr>
  );
}

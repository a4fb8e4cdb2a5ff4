import type { CsvImportLabels } from '@tatami/ui/CsvImport';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { MessageKey } from '@tatami/web-runtime/translator';
import { useMemo } from 'react';
import { mostRows } from './use-import-source.ts';

/**
 * The texts of taking a file in.
 *
 * @param list what the list is called whose rows they are
 */
export function useImportLabels(list: string): CsvImportLabels {
  const { t } = useI18n();
  return useMemo(() => {
    /** Texts that need no values, by their names in a group. */
    const words = <Group extends string, Name extends string>(
      group: Group,
      names: readonly Name[] & (`import.${Group}${Name}` extends MessageKey ? unknown : never),
    ) =>
      Object.fromEntries(
        names.map((name: Name) => [name, t(`import.${group}${name}` as MessageKey)]),
      ) as Record<Name, string>;
    const outcomes = ['new', 'changed', 'unchanged', 'wrong'] as const;
    return {
      ...words('', plain),
      step: words('step.', ['file', 'columns', 'preview', 'save']),
      stepStates: words('step.', ['done', 'invalid']),
      columnHeads: words('head.', ['name', 'kind', 'example', 'choices']),
      outcomes: words('outcomes.', outcomes),
      outcome: words('outcome.', outcomes),
      filters: words('filter.', outcomes),
      rows: (count) => t('import.rows', { count }),
      fileHint: t('import.fileHint', { limit: mostRows }),
      upload: {
        prompt: t('import.prompt'),
        remove: (name) => t('import.removeFile', { name }),
        wrongType: (name) => t('import.wrongType', { name }),
        tooLarge: (name, most) => t('import.tooLarge', { name, most }),
      },
      requiredColumn: t('import.required'),
      optionalColumn: t('import.optional'),
      matched: (matched, all) => t('import.matched', { matched, all }),
      columnInFile: (header) => t('import.columnInFile', { header }),
      sample: (text) => t('import.sample', { text }),
      ignored: (names) => t('import.ignored', { names }),
      checked: (count) => t('import.checked', { count }),
      checkingRows: (count) => t('import.checkingRows', { count }),
      cell: (header, line) => t('import.cell', { header, line }),
      allOrNothing: (count) => t('import.allOrNothing', { count }),
      save: (count) => t('import.save', { count }),
      saving: (count) => t('import.saving', { count }),
      savedRows: (count) => t('import.savedAll', { count }),
      kinds: {
        ...words('kind.', kinds),
        upTo: (limit) => t('import.kind.upTo', { limit }),
        from: (value) => t('import.kind.from', { value }),
        to: (value) => t('import.kind.to', { value }),
        several: (kind) => t('import.kind.several', { kind }),
        pairs: (key, value) => t('import.kind.pairs', { key, value }),
      },
      faults: {
        ...words('fault.', ['day', 'time', 'instant', 'number', 'whole', 'id', 'fixed', 'pair', 'pairTwice']),
        missing: t('form.required'),
        meant: (word) => t('import.fault.meant', { word }),
        choice: (all) => t('import.fault.choice', { words: all }),
        several: (name, own) =>
          [t('import.fault.several', { name }), own && t('import.fault.choice', { words: own })]
            .filter(Boolean)
            .join('. '),
        unknown: (name) => t('import.fault.unknown', { name }),
        twice: (line) => t('import.fault.twice', { line }),
      },
      tooMany: (count, limit) => t('import.tooMany', { count, limit }),
      notChecked: (reason) => t('import.notChecked', { reason }),
      notSaved: (reason) => t('import.notSaved', { reason }),
      notUndone: (reason) => t('import.notUndone', { reason }),
      notRead: (reason) => t('import.notRead', { reason }),
      templateName: t('import.templateName', { list }),
      currentName: t('import.currentName', { list }),
      wrongName: t('import.wrongName', { list }),
      faultsHead: t('import.faults'),
    };
  }, [t, list]);
}

const kinds = [
  'text',
  'email',
  'link',
  'whole',
  'number',
  'day',
  'time',
  'instant',
  'flag',
  'word',
  'name',
  'id',
] as const;

const plain = [
  'steps',
  'file',
  'reading',
  'format',
  'template',
  'current',
  'notInFile',
  'missingColumn',
  'toPreview',
  'atOnce',
  'proportion',
  'checking',
  'nothingSaved',
  'table',
  'filter',
  'noRows',
  'nextWrong',
  'downloadWrong',
  'line',
  'outcomeHead',
  'was',
  'becomes',
  'allRight',
  'nothingToSave',
  'undoHint',
  'saved',
  'undo',
  'undone',
  'another',
  'row',
  'empty',
] as const;

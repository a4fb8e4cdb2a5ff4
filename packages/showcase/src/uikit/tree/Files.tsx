import { Columns, Text } from '@tatami/ui';
import { BookmarkIcon, NoteIcon } from '@tatami/ui/icons';
import { Tree, type TreeNode } from '@tatami/ui/Tree';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Language } from '@tatami/web-runtime/languages';
import { useState } from 'react';
import { type FileNode, files } from '../../data/files.ts';

const nameOf = ({ name }: FileNode, language: Language) => (typeof name === 'string' ? name : name[language]);

const nodesOf = (nodes: readonly FileNode[], language: Language): TreeNode[] =>
  nodes.map((node) => ({
    id: node.id,
    label: nameOf(node, language),
    icon: node.children ? BookmarkIcon : NoteIcon,
    count: node.children?.length,
    children: node.children && nodesOf(node.children, language),
  }));

const find = (nodes: readonly FileNode[], id: string | null): FileNode | undefined =>
  nodes.flatMap((node) => [node, ...(node.children ?? [])]).find((node) => node.id === id) ??
  nodes
    .flatMap((node) => node.children ?? [])
    .flatMap((node) => node.children ?? [])
    .find((node) => node.id === id);

/** Folders and files: arrows open and close, letters find, Enter chooses. */
export function Files() {
  const { t, language, format } = useI18n();
  const [chosen, setChosen] = useState<string | null>('rules');
  const file = find(files, chosen);
  return (
    <Columns layout={2} space={24}>
      <Tree
        label={t('uikit.tree.shelf')}
        nodes={nodesOf(files, language)}
        defaultExpanded={['documents', 'season']}
        value={chosen}
        onValueChange={setChosen}
      />
      <Text as="output" tone="muted">
        {file ? `${nameOf(file, language)}: ` : t('uikit.tree.none')}
        {file &&
          (file.bytes
            ? t('uikit.tree.size', { size: format.number(Math.round(file.bytes / 1024)) })
            : t('uikit.tree.inside', { count: file.children?.length ?? 0 }))}
      </Text>
    </Columns>
  );
}

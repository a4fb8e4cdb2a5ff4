import { useEffect, useState } from 'react';

interface Entry {
  type: 'story' | 'docs';
  title: string;
  id: string;
  tags: string[];
}

interface Component {
  title: string;
  docsId: string;
  stories: number;
  played: number;
  isNew: boolean;
}

/** The components, from Storybook's own index, so that it says what there is. */
function componentsOf(entries: readonly Entry[]): Component[] {
  const byTitle = Map.groupBy(entries, ({ title }) => title);
  return [...byTitle].flatMap(([title, ofOne]) => {
    const docs = ofOne.find(({ type, tags }) => type === 'docs' && tags.includes('autodocs'));
    const stories = ofOne.filter(({ type }) => type === 'story');
    if (!docs || title.startsWith('Pages')) return [];
    return {
      title,
      docsId: docs.id,
      stories: stories.length,
      played: stories.filter(({ tags }) => tags.includes('play-fn')).length,
      isNew: stories.some(({ tags }) => tags.includes('new')),
    };
  });
}

/** Every component, how settled it is, and how it is tested. */
export function Status() {
  const [components, setComponents] = useState<Component[]>([]);
  useEffect(() => {
    void fetch('./index.json')
      .then((response) => response.json())
      .then(({ entries }: { entries: Record<string, Entry> }) =>
        setComponents(componentsOf(Object.values(entries)).sort((a, b) => a.title.localeCompare(b.title))),
      );
  }, []);
  const isNewCount = components.filter(({ isNew }) => isNew).length;
  return (
    <>
      <p>
        {components.length} components: {components.length - isNewCount} stable, {isNewCount} new.
      </p>
      <table>
        <thead>
          <tr>
            <th>Component</th>
            <th>Status</th>
            <th>Stories</th>
            <th>of them played</th>
          </tr>
        </thead>
        <tbody>
          {components.map(({ title, docsId, stories, played, isNew }) => (
            <tr key={title}>
              <td>
                <a href={`./?path=/docs/${docsId}`} target="_top">
                  {title}
                </a>
              </td>
              <td>{isNew ? 'new' : 'stable'}</td>
              <td>{stories}</td>
              <td>{played}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

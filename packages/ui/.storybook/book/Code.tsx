import { CodeSample } from '../../src/components/CodeSample/CodeSample.tsx';
import { Accordion } from '../../src/index.ts';
import type { CodeFacts } from '../reading/facts.ts';
import { say } from '../say.ts';
import { toldCode } from '../told.ts';
import * as styles from './examples.css.ts';

/** The texts of the button that copies. */
export const copyLabels = () => ({
  copy: say({ pl: 'Kopiuj', en: 'Copy' }),
  copied: say({ pl: 'Skopiowano', en: 'Copied' }),
});

/** The source of an example, and the sample data that it stands on. */
export function Code({ title, code, samples }: CodeFacts & { title: string }) {
  return (
    <div className={styles.samples}>
      <CodeSample title={`${title}.tsx`} code={toldCode(code)} labels={copyLabels()} />
      {samples.length > 0 && (
        <div data-samples={samples.map(({ file }) => file).join(' ')}>
          <Accordion
            sections={samples.map((sample) => ({
              value: sample.file,
              title: say({ pl: `Dane przykładu: ${sample.file}`, en: `Sample data: ${sample.file}` }),
              content: <CodeSample title={sample.file} code={toldCode(sample.code)} labels={copyLabels()} />,
            }))}
          />
        </div>
      )}
    </div>
  );
}

import readme from '../../README.md?raw';
import { CodeSample } from '../../src/components/CodeSample/CodeSample.tsx';
import { copyLabels } from './Code.tsx';
import { block } from './page.css.ts';

/** The whole of a first page: the README's own, which the test of strangers pastes, compiles and opens. */
export function FirstPage() {
  return (
    <div className={block}>
      <CodeSample title="src/main.tsx" code={firstProgram(readme)} labels={copyLabels()} />
    </div>
  );
}

function firstProgram(text: string): string {
  const [, code] = /^```tsx\n([\s\S]*?)^```$/m.exec(text) ?? [];
  if (!code?.includes('createRoot(')) throw new Error('The README begins with no program.');
  return code.trim();
}

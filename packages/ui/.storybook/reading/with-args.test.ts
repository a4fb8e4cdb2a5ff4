import ts from 'typescript';
import { expect, test } from 'vitest';
import { withArgs } from './with-args.ts';

function drawn(code: string): ts.ArrowFunction {
  const source = ts.createSourceFile(
    'story.tsx',
    `(${code})`,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const [statement] = source.statements;
  if (
    !statement ||
    !ts.isExpressionStatement(statement) ||
    !ts.isParenthesizedExpression(statement.expression)
  ) {
    throw new Error('No function.');
  }
  return statement.expression.expression as ts.ArrowFunction;
}

const args = new Map([
  ['label', "'Sekcja'"],
  ['single', 'true'],
]);

test('arguments are written as attributes', () => {
  expect(withArgs('FilterChips', args)).toBe('<FilterChips label="Sekcja" single />');
  expect(withArgs('Button', new Map([['children', "'Zapisz'"]]))).toBe('<Button>Zapisz</Button>');
});

test('a story that draws by itself has them where it puts them', () => {
  const code = withArgs(drawn('(args) => <Card><FilterChips {...args} chips={chips} /></Card>'), args);
  expect(code).toBe('<Card><FilterChips label="Sekcja" single chips={chips} /></Card>');
});

test('of two that are given the later holds', () => {
  expect(withArgs(drawn('(args) => <Chips label="Wiek" {...args} />'), args)).toBe(
    '<Chips  label="Sekcja" single />',
  );
  expect(withArgs(drawn('(args) => <Chips {...args} label="Wiek" />'), args)).toBe(
    '<Chips single label="Wiek" />',
  );
});

test('what a story takes apart is put in its place', () => {
  expect(withArgs(drawn('({ label, ...args }) => <b title={label}>{args.single}</b>'), args)).toBe(
    "<b title={'Sekcja'}>{true}</b>",
  );
});

test('a story with a state is a function to copy', () => {
  const code = withArgs(
    drawn('(args) => { const [on, setOn] = useState(false); return <Chips {...args} />; }'),
    args,
  );
  expect(code).toContain('function Example() {');
  expect(code).toContain('<Chips label="Sekcja" single />');
});

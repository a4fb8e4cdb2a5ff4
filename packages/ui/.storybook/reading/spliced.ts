import type ts from 'typescript';

/** The source of a node in which some of its parts are others. */
export function spliced(node: ts.Node, replaced: ReadonlyMap<ts.Node, string>): string {
  const source = node.getSourceFile().text;
  const start = node.getStart();
  const parts = [...replaced]
    .map(([part, text]) => ({ from: part.getStart(), to: part.getEnd(), text }))
    .filter(({ from, to }) => from >= start && to <= node.getEnd())
    .sort((a, b) => a.from - b.from || b.to - a.to);
  let at = start;
  let text = '';
  for (const part of parts) {
    if (part.from < at) continue;
    text += source.slice(at, part.from) + part.text;
    at = part.to;
  }
  return text + source.slice(at, node.getEnd());
}

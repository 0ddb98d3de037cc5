// Finds the mutants of a source text: small changes, each of which a good test should notice.
import { parseAst } from 'vite';

export interface Mutant {
  /** The replaced part, as offsets in the text. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** For people: what changed, on one line. */
  readonly change: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const SWAPPED: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '&&': ['||'],
  '||': ['&&'],
  '++': ['--'],
  '--': ['++'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '|=': ['&='],
  '&=': ['|='],
};

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
};

/** All mutants of a TypeScript source, in the order of the text. */
export function mutantsOf(source: string): readonly Mutant[] {
  const found: Mutant[] = [];
  const replace = (start: number, end: number, replacement: string): void => {
    found.push({ start, end, replacement, change: changeOf(source.slice(start, end), replacement) });
  };
  walk(parseAst(source, { lang: 'ts' }) as unknown as Node, (node) => mutate(node, source, replace));
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

export const applied = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);

type Replace = (start: number, end: number, replacement: string) => void;

function mutate(node: Node, source: string, replace: Replace): void {
  const text = (part: unknown): string => source.slice((part as Node).start, (part as Node).end);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return mutateOperator(node, source, replace);
    case 'UpdateExpression': {
      const [other = ''] = SWAPPED[String(node.operator)] ?? [];
      return replace(node.start, node.end, node.prefix ? other + text(node.argument) : text(node.argument) + other);
    }
    case 'UnaryExpression':
      if (node.operator === '!' || node.operator === '-') replace(node.start, node.end, text(node.argument));
      return;
    case 'Literal':
      if (typeof node.value === 'boolean') replace(node.start, node.end, String(!node.value));
      if (typeof node.value === 'number') replace(node.start, node.end, String(node.value + 1));
      return;
    case 'MemberExpression': {
      const name = node.property as Node;
      const other = Object.hasOwn(METHODS, String(name.name)) ? METHODS[String(name.name)] : undefined;
      if (other !== undefined && node.computed === false) replace(name.start, name.end, other);
      return;
    }
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement': {
      const { start, end } = node.test as Node;
      return replace(start, end, `!(${text(node.test)})`);
    }
    case 'ExpressionStatement':
      if (!('directive' in node) || typeof node.directive !== 'string') replace(node.start, node.end, ';');
      return;
    case 'ContinueStatement':
      return replace(node.start, node.end, ';');
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return returnEarly(node, source, replace);
  }
}

function mutateOperator(node: Node, source: string, replace: Replace): void {
  const { left, right, operator } = node as Node & { left: Node; right: Node; operator: string };
  if ((operator === '+' || operator === '+=') && (isText(left) || isText(right))) return;
  for (const other of SWAPPED[operator] ?? []) {
    const at = source.indexOf(operator, left.end);
    if (at >= 0 && at < right.start) replace(at, at + operator.length, other);
  }
}

/** A sum that contains a text joins texts, so a minus would not compile. */
function isText(node: Node): boolean {
  if (node.type === 'TemplateLiteral') return true;
  if (node.type === 'Literal') return typeof node.value === 'string';
  return node.type === 'BinaryExpression' && (isText(node.left as Node) || isText(node.right as Node));
}

/** Empties the body of a function that returns nothing. A single statement is covered by removing statements. */
function returnEarly({ body }: Node, source: string, replace: Replace): void {
  const block = body as Node | null;
  if (block?.type !== 'BlockStatement' || (block.body as readonly Node[]).length < 2) return;
  if (/\breturn\b\s*[^\s;]/.test(source.slice(block.start, block.end))) return;
  replace(block.start + 1, block.start + 1, ' return;');
}

/** Types have no effect at run time, so they are not changed. */
const WITH_EXPRESSION = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

function walk(node: Node, visit: (node: Node) => void): void {
  if (node.type.startsWith('TS') && !WITH_EXPRESSION.has(node.type)) return;
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return;
  visit(node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const one of value) isNode(one) && walk(one, visit);
    else if (isNode(value)) walk(value, visit);
  }
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null | undefined)?.type === 'string';

const LONGEST_SHOWN = 60;

function changeOf(from: string, to: string): string {
  const short = (text: string): string => {
    const line = text.replace(/\s+/g, ' ').trim();
    return line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line;
  };
  if (to === ';') return `removed: ${short(from)}`;
  if (from === '') return `inserted: ${short(to)}`;
  return `${short(from)} → ${short(to)}`;
}

import ts from 'typescript';
import { typeProgram } from '../type-program.ts';

/** A text, and where it stands: `ja/core.core.errors.empty`. */
export interface Said {
  readonly path: string;
  readonly text: string;
}

/**
 * The sentences of some modules of words that name facts, each fact once: every year, day and name is another one, so that two
 * that are exchanged show. Of a choice, such as an id, each is taken once while everything else stays.
 *
 * @param modules by their path: `src/words/ja/core.ts`
 */
export function sentencesOfModules(modules: Readonly<Record<string, object>>): readonly Said[] {
  return spoken(modules, (types, checker) => {
    const facts = new Facts();
    const choices = types.map((type) => choicesOf(type, '', facts, checker));
    return oneAtATime(choices);
  }).filter(({ path }) => path.includes('('));
}

/** Values of which no two are alike. */
class Facts {
  private count = 0;

  next(name: string): { readonly number: number; readonly text: string } {
    const index = this.count++;
    const number = /^(?:month|week|count|years)$/.test(name) ? 1 + (index % 12) : 1991 + index;
    return { number, text: `${1991 + index}-0${1 + (index % 9)}-1${index % 10}` };
  }
}

/** The ids of what a sentence is about are no more than these. */
const MOST_CHOICES = 12;

/** The values of a type: the first is the plain one, each of the others differs from it in one choice. */
function choicesOf(
  type: ts.Type,
  name: string,
  facts: Facts,
  checker: ts.TypeChecker,
): readonly unknown[] {
  if (type.isUnion()) {
    const choices = type.types.flatMap((each) => choicesOf(each, name, facts, checker));
    // Of countries and names of lines two will do; they are the same in every sentence.
    return choices.length > MOST_CHOICES ? choices.slice(0, 2) : choices;
  }
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
  if (type.flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(type) === 'true'];
  if (type.flags & ts.TypeFlags.String) return [facts.next(name).text];
  if (type.flags & ts.TypeFlags.Number) return [facts.next(name).number];
  if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never)) return [undefined];
  const element = checker.isArrayType(type) ? type.getNumberIndexType() : undefined;
  if (element) {
    const [first, second = choicesOf(element, name, facts, checker)[0]] = choicesOf(
      element,
      name,
      facts,
      checker,
    );
    return [[first, second]];
  }
  const properties = checker.getPropertiesOfType(type);
  const values = properties.map((each) =>
    choicesOf(checker.getTypeOfSymbol(each), each.name, facts, checker),
  );
  return oneAtATime(values).map((each) => {
    const entries = properties.map(({ name: key }, index): [string, unknown] => [key, each[index]]);
    return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
  });
}

/** The first of each list, and then every other one in its place. */
function oneAtATime(lists: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  const plain = lists.map(([first]) => first);
  const others = lists.flatMap((list, index) =>
    list.slice(1).map((choice) => plain.with(index, choice)),
  );
  return [plain, ...others];
}

/** A text, a day and a name at once, without a letter of any language. */
const TEXTS = ['2003-11-03'];
const NUMBERS = [1, 2, 12];

/** More samples than this are not combined with each other, but used one after the other. */
const MANY = 2000;

/**
 * Every text of some modules of words: functions are called with samples of every type that they take.
 *
 * @param modules by their path: `src/words/ja/core.ts`
 */
export function textsOfModules(modules: Readonly<Record<string, object>>): readonly Said[] {
  return spoken(modules, (types, checker) =>
    combined(types.map((type) => samplesOf(type, checker))),
  );
}

/** The arguments with which a function is called, by the types that it takes. */
type Arguments = (
  types: readonly ts.Type[],
  checker: ts.TypeChecker,
) => readonly (readonly unknown[])[];

function spoken(
  modules: Readonly<Record<string, object>>,
  argumentsFor: Arguments,
): readonly Said[] {
  const program = typeProgram(Object.keys(modules));
  const checker = program.getTypeChecker();
  return Object.entries(modules).flatMap(([file, module]) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    const exported = symbol ? checker.getExportsOfModule(symbol) : [];
    const types = new Map(exported.map((each) => [each.name, checker.getTypeOfSymbol(each)]));
    const name = file.replace(/^src\/words\/|\.ts$/g, '');
    return Object.entries(module).flatMap(([key, value]) =>
      textsOf(value, types.get(key), `${name}.${key}`, checker, argumentsFor),
    );
  });
}

function textsOf(
  value: unknown,
  type: ts.Type | undefined,
  path: string,
  checker: ts.TypeChecker,
  argumentsFor: Arguments,
): readonly Said[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') {
    const [signature] = type?.getCallSignatures() ?? [];
    if (!signature) throw new Error(`${path} has no type`);
    const types = signature.parameters.map((each) => checker.getTypeOfSymbol(each));
    return argumentsFor(types, checker).flatMap((given) => {
      const result: unknown = Reflect.apply(value, undefined, given);
      const call = `${path}(${given.map((each) => JSON.stringify(each)).join(', ')})`;
      return textsOf(result, signature.getReturnType(), call, checker, argumentsFor);
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, type && partOf(type, key, checker), `${path}.${key}`, checker, argumentsFor),
  );
}

/** The type of a property or an element. */
function partOf(type: ts.Type, key: string, checker: ts.TypeChecker): ts.Type | undefined {
  const property = checker.getPropertyOfType(type, key);
  return property ? checker.getTypeOfSymbol(property) : type.getNumberIndexType();
}

/** A few values of a type: all of a union, no more than a few elements of a list. */
function samplesOf(type: ts.Type, checker: ts.TypeChecker): readonly unknown[] {
  if (type.isUnion()) return type.types.flatMap((each) => samplesOf(each, checker));
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
  if (type.flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(type) === 'true'];
  if (type.flags & ts.TypeFlags.String) return TEXTS;
  if (type.flags & ts.TypeFlags.Number) return NUMBERS;
  if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never)) return [undefined];
  if (checker.isArrayType(type)) {
    const element = type.getNumberIndexType();
    const [first, second = first, ...others] = element ? samplesOf(element, checker) : [];
    return [[first], [first, second], [first, second, ...others]];
  }
  const properties = checker.getPropertiesOfType(type);
  const values = properties.map((each) => samplesOf(checker.getTypeOfSymbol(each), checker));
  return combined(values).map((each) => {
    const entries = properties.map(({ name }, index): [string, unknown] => [name, each[index]]);
    return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
  });
}

/** One sample of each list, in every combination if these are not too many. */
function combined(lists: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  const count = lists.reduce((product, { length }) => product * length, 1);
  if (count > MANY) {
    const most = Math.max(...lists.map(({ length }) => length));
    return Array.from({ length: most }, (_, i) => lists.map((list) => list[i % list.length]));
  }
  return lists.reduce<readonly (readonly unknown[])[]>(
    (rows, list) => rows.flatMap((row) => list.map((sample) => [...row, sample])),
    [[]],
  );
}

import { shortName, writeProse } from './prose';

/** The parts of JSON Schema that requests for structured answers use. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
}

const USUAL_ITEMS = 3;
const SHORT = /title|heading|label|name|keyword|tag|slug|id$/i;

/** A value that is valid by a schema, in a topic's words; later items of a list differ from earlier ones. */
export function fillSchema(root: JsonSchema, topic: string): unknown {
  const texts = textsAbout(topic);
  let count = 0;

  const fill = (schema: JsonSchema, key: string): unknown => {
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    if (schema.anyOf?.[0]) return fill(schema.anyOf[0], key);
    return byType(schema, key);
  };

  const byType = (schema: JsonSchema, key: string): unknown => {
    switch ([schema.type].flat()[0] ?? (schema.properties ? 'object' : 'string')) {
      case 'object':
        return Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, one]) => [name, fill(one, name)]),
        );
      case 'array':
        return Array.from({ length: lengthOf(schema) }, () => fill(schema.items ?? {}, key));
      case 'integer':
      case 'number':
        return schema.minimum ?? 1;
      case 'boolean':
        return true;
      case 'null':
        return null;
      default:
        return textFor(schema, key, texts, count++);
    }
  };
  return fill(root, '');
}

const lengthOf = ({ minItems = 0, maxItems = Infinity }: JsonSchema) =>
  Math.min(maxItems, Math.max(minItems, USUAL_ITEMS));

interface Texts {
  headings: string[];
  sentences: string[];
}

/** Headings and sentences of the bank; those that name the topic come first. */
function textsAbout(topic: string): Texts {
  const name = shortName(topic);
  const lines = writeProse({ topic, words: 2_000, hasHeadings: true }).split('\n').filter(Boolean);
  const headings = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3));
  const sentences = lines
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.replace(/^(?:- |\d+\. )/, '').split(/(?<=[.?!]) /));
  const byName = Map.groupBy(sentences, (sentence) => sentence.includes(name));
  return {
    headings: [name, ...headings],
    sentences: [...(byName.get(true) ?? []), ...(byName.get(false) ?? [])],
  };
}

/** The `index`-th text: a heading or a sentence, as its name, length and pattern allow. */
function textFor(schema: JsonSchema, key: string, texts: Texts, index: number): string {
  const { maxLength = Infinity } = schema;
  const source = SHORT.test(key) || maxLength < 60 ? texts.headings : texts.sentences;
  const text = source[index % source.length] ?? '';
  const cut = text.length <= maxLength ? text : text.slice(0, maxLength).replace(/\s+\S*$/, '');
  const slug =
    cut
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'topic';
  return /slug/i.test(key) ? slug : cut;
}

/** A schema for what instructions show as an example: the first JSON object or list in them. */
export function schemaByExample(instructions: string): JsonSchema | undefined {
  const shown = /\bJSON\b/.test(instructions)
    ? /[{[][\s\S]*[}\]]/.exec(instructions)?.[0]
    : undefined;
  if (!shown) return undefined;
  try {
    return schemaOf(JSON.parse(shown));
  } catch {
    return undefined;
  }
}

function schemaOf(value: unknown): JsonSchema {
  if (Array.isArray(value)) return { type: 'array', items: schemaOf(value[0] ?? '') };
  if (typeof value === 'object' && value !== null) {
    const properties = Object.entries(value).map(([name, one]) => [name, schemaOf(one)]);
    return { type: 'object', properties: Object.fromEntries(properties) };
  }
  return { type: value === null ? 'null' : typeof value };
}

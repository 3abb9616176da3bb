import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MessageTree, type TreeRow } from './message-tree';

const row = (id: string, seq: number, parentId: string | null): TreeRow => ({
  id,
  seq,
  role: seq % 2 ? 'user' : 'assistant',
  parentId,
});
const ids = (places: { id: string }[]) => places.map(({ id }) => id).join(' ');

describe('the tree of a conversation', () => {
  const rows = [
    row('q1', 1, 'q1'),
    row('a1', 2, 'q1'),
    row('q2', 3, 'a1'),
    row('a2', 4, 'q2'),
    row('Q1', 5, 'Q1'),
    row('A1', 6, 'Q1'),
    row('A1b', 7, 'Q1'),
  ];

  it('shows the branch written last, or the chosen one as it was last continued', () => {
    expect(ids(new MessageTree(rows).active())).toBe('Q1 A1b');
    expect(ids(new MessageTree(rows, 'A1').active())).toBe('Q1 A1');
    expect(ids(new MessageTree(rows, 'Q1').active())).toBe('Q1 A1b');
    expect(ids(new MessageTree(rows, 'q1').active())).toBe('q1 a1 q2 a2');
    expect(ids(new MessageTree(rows, 'gone').active())).toBe('Q1 A1b');
  });

  it('names what a message follows and its versions in the order they were written', () => {
    const tree = new MessageTree(rows);
    expect(tree.get('Q1')).toMatchObject({ parentId: null, versions: ['q1', 'Q1'] });
    expect(tree.get('A1')).toMatchObject({ parentId: 'Q1', versions: ['A1', 'A1b'] });
    expect(tree.get('q2')).toMatchObject({ parentId: 'a1', versions: ['q2'] });
  });

  it('lets what older code writes, or what lost its parent, follow the row before it', () => {
    const old = [...rows, row('q3', 8, null), row('a3', 9, null), row('q4', 10, 'deleted')];
    expect(ids(new MessageTree(old).active())).toBe('Q1 A1b q3 a3 q4');
  });

  it('holds every message on a path from a first one, whatever was written after what', () => {
    const parents = fc.array(fc.option(fc.nat(60), { nil: null }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(parents, fc.nat(60), (written, chosen) => {
        const many = written.map((parent, seq) =>
          row(String(seq), seq, parent === null ? null : String(parent)),
        );
        const tree = new MessageTree(many, String(chosen));
        for (const { id } of many) {
          const path = tree.pathTo(id);
          expect(path.at(-1)?.id).toBe(id);
          expect(path[0]?.parentId).toBeNull();
          expect(path.map(({ seq }) => seq)).toEqual(
            path.map(({ seq }) => seq).toSorted((one, other) => one - other),
          );
          expect(tree.get(id)?.versions).toContain(id);
        }
        if (tree.get(String(chosen)))
          expect(ids(tree.active()).split(' ')).toContain(String(chosen));
      }),
    );
  });
});

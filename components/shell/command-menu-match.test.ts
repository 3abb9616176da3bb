import { describe, expect, it } from 'vitest';
import { type Command, rankCommands } from './command-menu-match';

const command = (label: string, kind = 'Page'): Command => ({
  id: label,
  label,
  kind,
});
const ranked = (commands: Command[], typed: string) =>
  rankCommands(commands, typed).map(({ label }) => label);

describe('rankCommands', () => {
  it('keeps all in their order when nothing is typed', () => {
    expect(ranked([command('Beta'), command('Alpha')], '  ')).toEqual(['Beta', 'Alpha']);
  });

  it('ranks the start of a label over the start of a word over a place inside', () => {
    const commands = [command('Swords'), command('Kind words'), command('Word Info')];
    expect(ranked(commands, 'word')).toEqual(['Word Info', 'Kind words', 'Swords']);
  });

  it('finds several words in any order, and by kind', () => {
    const commands = [command('Tea gardens', 'article'), command('Tea', 'lyrics')];
    expect(ranked(commands, 'gard tea')).toEqual(['Tea gardens']);
    expect(ranked(commands, 'tea lyr')).toEqual(['Tea']);
  });

  it('looks past accents and case, and finds nothing where nothing fits', () => {
    expect(ranked([command('Crème brûlée')], 'BRULEE')).toEqual(['Crème brûlée']);
    expect(ranked([command('Crème brûlée')], 'zzz')).toEqual([]);
  });
});

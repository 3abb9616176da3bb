import { describe, expect, it } from 'vitest';
import { navItems } from '@/lib/tools/registry';
import { assignLetters, type Command, rankCommands } from './command-menu-match';

const command = (label: string, kind = 'Page', letter?: string): Command => ({
  id: label,
  label,
  kind,
  letter,
});
const ranked = (commands: Command[], typed: string) =>
  rankCommands(commands, typed).map(({ label }) => label);

describe('assignLetters', () => {
  it('gives every place a letter of its own', () => {
    const letters = assignLetters([...navItems.map(({ label }) => label), 'Chat', 'Dark theme']);
    expect(letters.every((letter) => /^[a-z]$/.test(letter))).toBe(true);
    expect(new Set(letters).size).toBe(letters.length);
  });

  it('prefers the initial of a word to a letter inside one', () => {
    expect(assignLetters(['Generate Images', 'Get Lyrics', 'Go'])).toEqual(['g', 'l', 'o']);
  });
});

describe('rankCommands', () => {
  it('keeps all in their order when nothing is typed', () => {
    expect(ranked([command('Beta'), command('Alpha')], '  ')).toEqual(['Beta', 'Alpha']);
  });

  it('puts every place first by its letter', () => {
    const labels = [...navItems.map(({ label }) => label), 'Chat', 'Light theme'];
    const letters = assignLetters(labels);
    const commands = labels.map((label, index) => command(label, 'Page', letters[index]));
    for (const { label, letter } of commands) expect(ranked(commands, letter ?? '')[0]).toBe(label);
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

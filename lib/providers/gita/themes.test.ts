import { describe, expect, it } from 'vitest';
import { idOf } from './index';
import { matchVerses } from './search';
import { getTheme, listThemeVerses, themes, themesAbout, themesWith } from './themes';

describe('the themes', () => {
  it('are forty, each under a slug and a name of its own', () => {
    expect(themes).toHaveLength(40);
    expect(new Set(themes.map(({ id }) => id)).size).toBe(40);
    expect(new Set(themes.map(({ label }) => label)).size).toBe(40);
  });

  it.each(themes)('$id has 5 to 15 verses of the text, none twice, and says why', (theme) => {
    expect(theme.id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(theme.why).toMatch(/^[A-Z][^.]+\.$/);
    const ids = theme.places.map(idOf);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(5);
    expect(ids.length).toBeLessThanOrEqual(15);
  });

  it('give their verses in reading order', async () => {
    const theme = getTheme('happiness');
    const verses = theme ? await listThemeVerses(theme) : [];
    const places = verses.map(({ chapter, verse }) => ({ chapter, verse }));
    expect(places).toEqual(theme?.places);
    expect(places[0]).toEqual({ chapter: 18, verse: 36 });
  });
});

describe('the way from verses to themes', () => {
  it('leads from a verse to each theme that holds it', () => {
    const ids = themesWith([{ chapter: 6, verse: 5 }]).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(['despair', 'your-own-friend']);
    expect(themesWith([{ chapter: 1, verse: 4 }])).toEqual([]);
  });

  it.each([
    ['how do I stop being angry', 'anger'],
    ['meditation', 'meditation'],
    ['my father died', 'grief'],
    ['fear', 'courage'],
  ])('leads from a search for %j to %s', async (question, id) => {
    const found = await matchVerses(question);
    const shown = themesAbout(found.map(({ verse }) => verse));
    expect(shown.map((theme) => theme.id)).toContain(id);
  });
});

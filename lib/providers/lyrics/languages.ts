/** Languages as lyric sites list translations: their English and their own names. */
export const languages: readonly string[] = (
  'Afrikaans,Albanian,Shqip,Arabic,العربية,Armenian,Հայերեն,Azerbaijani,Azərbaycanca,Bengali,বাংলা,' +
  'Bosnian,Bosanski,Bulgarian,Български,Catalan,Català,Chinese,中文,简体中文,繁體中文,Croatian,Hrvatski,' +
  'Czech,Česky,Čeština,česky,Danish,Dansk,Dutch,Nederlands,English,Esperanto,Estonian,Eesti,Filipino,Tagalog,' +
  'Finnish,Suomi,suomi,French,Français,Galician,Galego,Georgian,ქართული,German,Deutsch,Greek,Ελληνικά,' +
  'Hebrew,עברית,Hindi,हिन्दी,Hungarian,Magyar,magyar,Icelandic,Íslenska,Indonesian,Bahasa Indonesia,Irish,Gaeilge,' +
  'Italian,Italiano,Japanese,日本語,Kazakh,Қазақша,Korean,한국어,Kurdish,Kurdî,Latin,Latvian,Latviešu,' +
  'Lithuanian,Lietuvių,Macedonian,Македонски,Malay,Bahasa Melayu,Mongolian,Монгол,Norwegian,Norsk,Persian,فارسی,' +
  'Polish,Polski,Portuguese,Português,Punjabi,ਪੰਜਾਬੀ,Romanian,Română,Romanization,Romanized,Romanizations,Russian,Русский,' +
  'Serbian,Српски,Srpski,srpski,Slovak,Slovenčina,Slovenian,Slovenščina,Spanish,Español,Swahili,Kiswahili,Swedish,Svenska,' +
  'Tamil,தமிழ்,Telugu,తెలుగు,Thai,ไทย,ภาษาไทย,Turkish,Türkçe,Ukrainian,Українська,Urdu,اردو,Uzbek,Vietnamese,Tiếng Việt,' +
  'Welsh,Cymraeg,Zulu'
).split(',');

const longestFirst = languages.toSorted((one, other) => other.length - one.length);

/** How many language names `text` begins with, written apart or in one, and what follows them. */
export function readLanguages(text: string): { count: number; rest: string } {
  let rest = text;
  for (let count = 0; ; count += 1) {
    rest = rest.replace(/^[\s,;/|·•()&-]+/, '');
    const next = longestFirst.find((language) => rest.startsWith(language));
    if (!next) return { count, rest };
    rest = rest.slice(next.length);
  }
}

const NAMES: readonly string[] = [
  'january jan januar janvier janv enero ene janeiro gennaio gen januari styczeń stycznia январь января янв',
  'february feb februar février fevrier févr fev febrero fevereiro febbraio februari luty lutego февраль февраля фев',
  'march mar märz maerz mär mars marzo março marco maart mrt marzec marca март марта мар',
  'april apr avril avr abril abr aprile kwiecień kwietnia апрель апреля апр',
  'may mai mayo maio maggio mag mei maj maja май мая',
  'june jun juni juin junio junho giugno giu czerwiec czerwca июнь июня июн',
  'july jul juli juillet juil julio julho luglio lug lipiec lipca июль июля июл',
  'august aug août aout agosto ago augustus sierpień sierpnia август августа авг',
  'september sep sept septembre septiembre setembro set settembre wrzesień września сентябрь сентября сен',
  'october oct oktober okt octobre octubre outubro out ottobre ott październik października октябрь октября окт',
  'november nov novembre noviembre novembro listopad listopada ноябрь ноября ноя',
  'december dec dezember dez décembre decembre déc diciembre dic dezembro dicembre grudzień grudnia декабрь декабря дек',
];

const numbers = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** Every month name known, longest first, for a regular expression. */
export const monthNames = [...numbers.keys()].sort((a, b) => b.length - a.length).join('|');

/** The month, 1 to 12, that a name or abbreviation in nine languages means. */
export function monthNumber(name: string): number | undefined {
  return numbers.get(name.toLowerCase().replace(/\.$/, ''));
}

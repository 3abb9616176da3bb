export type SectionId =
  | 'header'
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'projects'
  | 'certificates'
  | 'awards'
  | 'publications'
  | 'volunteering'
  | 'interests'
  | 'references'
  | 'other';

type Named = Exclude<SectionId, 'header' | 'other'>;

/** Headings as people write them, in English and eleven other languages. */
const NAMES: Record<Named, string> = {
  contact:
    'contact|contact details|contact information|contact info|personal details|personal information|get in touch|kontakt|kontaktdaten|persönliche daten|coordonnées|informations personnelles|contacto|datos personales|contato|dados pessoais|contatti|dati personali|persoonlijke gegevens|dane kontaktowe|контакты|контактная информация|联系方式|个人信息|連絡先|معلومات الاتصال|संपर्क',
  summary:
    'summary|professional summary|executive summary|career summary|profile|professional profile|about|about me|objective|career objective|personal statement|introduction|overview|profil|kurzprofil|zusammenfassung|über mich|résumé|profil professionnel|à propos|objectif|perfil|perfil profesional|resumen|sobre mí|objetivo|resumo|sobre mim|profilo|profilo professionale|sommario|profiel|samenvatting|podsumowanie|o mnie|profil zawodowy|о себе|обо мне|цель|个人简介|自我评价|个人总结|自己紹介|自己pr|職務要約|자기소개|نبذة|الملخص|सारांश',
  experience:
    'experience|work experience|professional experience|employment|employment history|work history|career history|career|relevant experience|positions held|professional background|experience and employment|berufserfahrung|beruflicher werdegang|praxiserfahrung|werdegang|expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|experiencia|experiencia profesional|experiencia laboral|experiência|experiência profissional|esperienza|esperienza professionale|esperienze|esperienze professionali|esperienze lavorative|werkervaring|ervaring|doświadczenie|doświadczenie zawodowe|опыт|опыт работы|профессиональный опыт|工作经历|工作经验|工作經歷|职业经历|職歴|職務経歴|경력|경력사항|الخبرة|الخبرات|الخبرة العملية|الخبرات العملية|अनुभव|कार्य अनुभव',
  education:
    'education|education and training|academic background|academic history|qualifications|academic qualifications|studies|ausbildung|bildung|bildungsweg|studium|schulbildung|formation|formations|études|éducation|educación|formación|formación académica|estudios|educação|formação|formação acadêmica|formação académica|istruzione|istruzione e formazione|formazione|opleiding|opleidingen|onderwijs|wykształcenie|edukacja|образование|教育背景|教育经历|學歷|学历|学歴|학력|التعليم|المؤهلات|शिक्षा',
  skills:
    'skills|technical skills|key skills|core skills|skills and tools|skills & tools|professional skills|core competencies|competencies|expertise|areas of expertise|technologies|tech stack|tools|tools and technologies|strengths|kenntnisse|fähigkeiten|kompetenzen|edv-kenntnisse|it-kenntnisse|fachkenntnisse|compétences|compétences techniques|habilidades|competencias|conocimientos|aptitudes|competências|conhecimentos|competenze|competenze tecniche|capacità|vaardigheden|competenties|umiejętności|навыки|ключевые навыки|профессиональные навыки|技能|专业技能|專業技能|スキル|기술|기술 스택|المهارات|कौशल',
  languages:
    'languages|language skills|sprachen|sprachkenntnisse|langues|idiomas|línguas|lingue|talen|języki|языки|знание языков|语言|語言|语言能力|語学|언어|اللغات|भाषाएँ',
  projects:
    'projects|personal projects|selected projects|key projects|side projects|open source|portfolio|projekte|projets|proyectos|projetos|progetti|projecten|projekty|проекты|项目经历|项目经验|项目|プロジェクト|프로젝트|المشاريع|परियोजनाएँ',
  certificates:
    'certificates|certifications|licenses|licenses and certifications|certifications and licenses|courses|training|training and certifications|professional development|zertifikate|weiterbildung|fortbildung|zertifizierungen|certificats|certificaciones|cursos|certificações|certificazioni|corsi|certificaten|cursussen|certyfikaty|kursy|сертификаты|курсы|证书|資格|자격증|الشهادات|प्रमाणपत्र',
  awards:
    'awards|honors|honours|awards and honors|honors and awards|achievements|key achievements|accomplishments|auszeichnungen|preise|erfolge|prix|distinctions|premios|logros|prêmios|premi|riconoscimenti|prijzen|nagrody|osiągnięcia|награды|достижения|获奖经历|奖项|荣誉|受賞|수상|الجوائز',
  publications:
    'publications|papers|research|publikationen|veröffentlichungen|publicaciones|publicações|pubblicazioni|publicaties|publikacje|публикации|出版物|论文|論文|المنشورات',
  volunteering:
    'volunteering|volunteer experience|volunteer work|community|community service|ehrenamt|ehrenamtliches engagement|engagement|bénévolat|voluntariado|voluntariato|vrijwilligerswerk|wolontariat|волонтёрство|志愿者经历|志愿服务|ボランティア',
  interests:
    "interests|hobbies|hobbies and interests|interests and hobbies|personal interests|interessen|hobbys|centres d’intérêt|centres d'intérêt|loisirs|intereses|aficiones|interesses|interessi|hobby|zainteresowania|интересы|увлечения|хобби|兴趣爱好|爱好|趣味|취미|الهوايات|रुचियाँ",
  references:
    'references|referees|referenzen|références|referencias|referências|referenze|referenties|referencje|рекомендации|推荐人',
};

const byName = new Map(
  Object.entries(NAMES).flatMap(([id, names]) =>
    names.split('|').map((name) => [name, id as Named] as const),
  ),
);

const withoutSpaces = new Map([...byName].map(([name, id]) => [name.replaceAll(' ', ''), id]));

const clean = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/^[\d.\s]+|(?<![\s:：.·–—-])[\s:：.·–—-]+$/g, '')
    .trim();

/** True for words set with gaps between their letters, such as `S K I L LS`. */
export function isLetterSpaced(text: string): boolean {
  const pieces = text.split(' ');
  const short = pieces.filter((piece) => /^\p{L}{1,2}$/u.test(piece));
  return pieces.length >= 4 && short.length >= pieces.length * 0.7 && /^[\p{L}\s&]+$/u.test(text);
}

/** The section a heading names as a whole; undefined when it is none we know. */
export function sectionNamed(heading: string): Named | undefined {
  const name = clean(heading);
  return isLetterSpaced(heading) ? withoutSpaces.get(name.replaceAll(' ', '')) : byName.get(name);
}

/** The section some part of a heading names, as in "Education & Certifications". */
export function sectionHinted(heading: string): Named | undefined {
  const parts = clean(heading)
    .split(/&|\/|,|\+|\band\b|\bund\b|\bet\b|\by\b|\be\b/u)
    .map((part) => part.trim());
  const words = clean(heading).split(' ');
  return [...parts, words.slice(-2).join(' '), words.at(-1) ?? '']
    .map((part) => byName.get(part))
    .find((id) => id !== undefined);
}

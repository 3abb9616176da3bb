import { dropVerse, getVerseMark, keepVerse } from '@/db/verse-marks';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';
import * as marks from '@/lib/tools/bhagavad-gita/verse-marks';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(marks.verseParams, async ({ user, db, input }) =>
    marks.verseAnswer(input, await getVerseMark(db, user.id, marks.requireVerseId(input))),
  ),
  PUT: userRoute(marks.verseMark, async ({ user, db, input: { chapter, verse, ...mark } }) => {
    const id = marks.requireVerseId({ chapter, verse });
    return marks.verseAnswer({ chapter, verse }, await keepVerse(db, user.id, id, mark));
  }),
  DELETE: userRoute(marks.verseParams, async ({ user, db, input }) => {
    await dropVerse(db, user.id, marks.requireVerseId(input));
    return marks.verseAnswer(input, { isBookmarked: false, note: null });
  }),
});

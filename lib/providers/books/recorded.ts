/** Answers in the shape Google Books gives, shortened. */
export const googleDune = {
  kind: 'books#volumes',
  totalItems: 2,
  items: [
    {
      kind: 'books#volume',
      id: 'B1hSG45JCX4C',
      etag: 'x',
      volumeInfo: {
        title: 'Dune',
        subtitle: 'Deluxe Edition',
        authors: ['Frank Herbert'],
        publisher: 'Penguin',
        publishedDate: '2003-08-26',
        description:
          '<p><b>Frank Herbert&#8217;s classic.</b><br>Set on the desert planet <i>Arrakis</i> &amp; beyond.</p><p><script>x()</script>&lt;img src=x onerror=alert(1)&gt;alert(1) winner\u00a0of prizes</p>',
        pageCount: 704,
        printType: 'BOOK',
        imageLinks: {
          smallThumbnail: 'http://books.google.com/books/content?id=B1hSG45JCX4C&zoom=5',
          thumbnail:
            'http://books.google.com/books/content?id=B1hSG45JCX4C&printsec=frontcover&img=1&zoom=1&edge=curl',
        },
        language: 'en',
      },
    },
    { id: 'no-title', volumeInfo: { authors: ['Nobody'] } },
  ],
};

/** Answers in the shape Open Library gives, shortened. */
export const openLibraryDune = {
  numFound: 3,
  start: 0,
  docs: [
    {
      key: '/works/OL893415W',
      title: 'Dune',
      author_name: ['Frank Herbert'],
      publisher: ['Chilton Books', 'Ace'],
      first_publish_year: 1965,
      number_of_pages_median: 541,
      cover_i: 11481354,
    },
    { key: '/works/OL893526W', title: 'Dune Messiah', author_name: ['Frank Herbert'] },
    { key: '/works/OL1W', title: 'Dune', author_name: ['Frank Herbert'] },
  ],
};

export const dune = {
  work: {
    key: '/works/OL893415W',
    title: 'Dune',
    description: {
      type: '/type/text',
      value:
        'Arrakis, the [desert planet](https://openlibrary.org/x).\r\n\r\nA classic.\r\n\r\n----------\r\nAlso contained in:\r\n - [The Great Dune Trilogy][1]',
    },
  },
};

/** What keeps a picture, which anybody may have sent, from being more than one: no page of its own, and no name to read. */
export const pictureHeaders = {
  'content-disposition': 'attachment',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

-- Accents of all Latin letters, also of those not in Latin-1 and Latin Extended-A. `lower` of some databases knows ASCII only, so
-- the letters that Unicode does not decompose are listed up to U+024F, with what is typed for them.
CREATE OR REPLACE FUNCTION "fold_text"("given" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(translate(lower(regexp_replace(normalize("given", NFD), '[\u0300-\u036f]', '', 'g')),
    'ÆÐØÞøĐđĦıĲĿŁłŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǄǅǇǈǊǋǤǱǲǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎẞ',
    'æðoþoddħiĳŀllŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǆǆǉǉǌǌǥǳǳƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏß'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;
--> statement-breakpoint
SELECT refresh_user_overviews(ARRAY(SELECT "user_id" FROM "user_overviews" WHERE octet_length("search_text") > length("search_text")));

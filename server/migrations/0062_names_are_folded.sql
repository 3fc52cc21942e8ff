-- `folded` of contract/src/text.ts. A database whose locale is C lowers no letter but A to Z: the others are listed.
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select translate(replace(replace(replace(
    lower(translate(regexp_replace(
      normalize(translate($1, '’‘‛ʼʹʻ`´′＇“”„‟«»″‐‑‒–—−', '''''''''''''''''''''"""""""------'), NFKD),
      '[\u0300-\u036f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u00ad\ufeff]', '', 'g'),
      'ÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ',
      'æðøþđħłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ')),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđıς', 'oldiσ')
$$;--> statement-breakpoint
CREATE FUNCTION searchable(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select public.folded($1) || ' | ' || translate(public.folded($1), '-./''', '')
$$;--> statement-breakpoint
DROP INDEX "products_search_text_trgm";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "name_read" text GENERATED ALWAYS AS (searchable(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_read" text GENERATED ALWAYS AS (searchable(search_text)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_search_read_trgm" ON "products" USING gin ("search_read" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_trgm" ON "users" USING gin (translate(folded("first_name" || ' ' || "last_name"), '-./"''', '') gin_trgm_ops);
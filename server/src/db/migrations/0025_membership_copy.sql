-- Shops that run already say of the kennel membership what it gives now.
UPDATE "products" SET
  "summary" = '10% off all we sell, all mates ranked, and 500 points each year',
  "description" = 'For breeders who test more than once in a while: 10% less on every test, profile, kit and pack, all mates of an animal ranked by risk, relatedness and colour, and 500 loyalty points with each year. It is paid once a year and renews until you cancel.',
  "search_text" = 'kennel membership | 10% off all we sell, all mates ranked, and 500 points each year'
WHERE "id" = 902;

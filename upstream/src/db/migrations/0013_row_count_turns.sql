-- Turns are counted for each table by itself: of two that are written in turn, one might never come to the 64th.
CREATE SEQUENCE "row_count_turns_users";
--> statement-breakpoint
CREATE SEQUENCE "row_count_turns_payments";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_row_count"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "rows" bigint;
BEGIN
  SELECT count(*) INTO "rows" FROM "changed";
  IF "rows" = 0 THEN RETURN NULL; END IF;
  INSERT INTO "row_counts" ("table_name", "change")
  VALUES (TG_TABLE_NAME, CASE TG_OP WHEN 'INSERT' THEN "rows" ELSE -"rows" END);
  IF nextval(format('%I', 'row_count_turns_' || TG_TABLE_NAME)::regclass) % 64 = 0
      AND current_setting('transaction_isolation') = 'read committed' THEN
    WITH "free" AS (
      SELECT "id" FROM "row_counts" WHERE "table_name" = TG_TABLE_NAME FOR UPDATE SKIP LOCKED
    ), "gone" AS (
      DELETE FROM "row_counts" USING "free"
      WHERE "row_counts"."table_name" = TG_TABLE_NAME AND "row_counts"."id" = "free"."id" RETURNING "change"
    )
    INSERT INTO "row_counts" ("table_name", "change")
    SELECT TG_TABLE_NAME, sum("change") FROM "gone" HAVING sum("change") <> 0;
  END IF;
  RETURN NULL;
END $$;

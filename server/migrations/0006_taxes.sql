-- Orders of before taxes were worked out name none.
UPDATE "checkouts" SET "snapshot" = jsonb_set("snapshot", '{totals}', "snapshot" -> 'totals' || '{"taxes": [], "isTaxPending": false}');
--> statement-breakpoint
UPDATE "orders" SET "snapshot" = jsonb_set("snapshot", '{totals}', "snapshot" -> 'totals' || '{"taxes": [], "isTaxPending": false}');

-- Run once, on an empty volume: the product works as a role that is no superuser, as it does in its embedded database.
-- It may make databases, which the demo does. The superuser is left without a password: it is reached from within the
-- container alone (docker compose exec postgres psql -U postgres).
\getenv password POSTGRES_PASSWORD
CREATE ROLE corroborate LOGIN CREATEDB PASSWORD :'password';
CREATE DATABASE corroborate OWNER corroborate;
ALTER ROLE postgres PASSWORD NULL;

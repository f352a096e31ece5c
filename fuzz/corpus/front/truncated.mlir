"builtin.module"() ({
